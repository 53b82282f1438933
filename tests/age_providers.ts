/** By what name the settings of a test's brand call it; nobody answers under the other. */
export const AGE_SERVICE = 'service'
export const AWAY_SERVICE = 'away'

/** What AGE_PROVIDERS says in tests: the service on one port of this machine, and one on a port where nobody is. */
export function ageProviders(port: number, nobodysPort: number): string {
  const at = (where: number) => ({
    issuer: `http://127.0.0.1:${where}`,
    client_id: 'manyhearts',
    client_secret: 'secret of the tests',
    scope: 'openid age',
    claim: 'age_over_18',
  })
  return JSON.stringify({ [AGE_SERVICE]: at(port), [AWAY_SERVICE]: at(nobodysPort) })
}
