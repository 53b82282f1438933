let send: typeof fetch = (...asked) => fetch(...asked)

/** Sends what the API's client asks for. */
export const sendCall: typeof fetch = (...asked) => send(...asked)

/** From now on calls are sent by `to`, which gets how they were sent before. */
export function sendBy(to: (before: typeof fetch) => typeof fetch): void {
  send = to(send)
}
