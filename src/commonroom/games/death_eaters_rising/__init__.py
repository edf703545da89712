"""Death Eaters Rising: two to four players stand together against Lord Voldemort."""
