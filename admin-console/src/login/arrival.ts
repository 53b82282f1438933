/** What the address's state tells the log-in of somebody who has just chosen a password. */
export interface Arrival {
  email: string
  hasNewPassword: true
}
