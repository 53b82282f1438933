import env from '#start/env'

/** Whether the sandbox may be served: it gives credits for nothing, so in production only who asks for it gets it. */
export function sandboxIsOpen(): boolean {
  return env.get('NODE_ENV') !== 'production' || env.get('ALLOW_SANDBOX') === true
}
