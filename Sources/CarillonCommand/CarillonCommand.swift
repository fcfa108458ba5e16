// The command line's entry point stands here once the commands do.
