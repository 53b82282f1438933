import env from '#start/env'

export function sandboxIsOpen(): boolean {
  return env.get('NODE_ENV') !== 'production' || env.get('ALLOW_SANDBOX') === true
}
