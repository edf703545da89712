"""The report: what a file of results tells, as a page to read and pictures to show."""
