/** Key of the mutation that logs out: while it runs, a refused call is no reason to ask for a log-in. */
export const LOGGING_OUT = ['log-out']
