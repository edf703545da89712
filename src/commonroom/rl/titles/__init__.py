"""What each title says of itself to learning programs: one module for each."""
