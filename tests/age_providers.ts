/** Provider names in the tests' settings; nothing answers at AWAY_SERVICE. */
export const AGE_SERVICE = 'service'
export const AWAY_SERVICE = 'away'

/** AGE_PROVIDERS for tests: one provider on a port of this machine, one on a port where nothing listens. */
export function ageProviders(port: number, awayPort: number): string {
  const at = (where: number) => ({
    issuer: `http://127.0.0.1:${where}`,
    client_id: 'manyhearts',
    client_secret: 'secret of the tests',
    scope: 'openid age',
    claim: 'age_over_18',
  })
  return JSON.stringify({ [AGE_SERVICE]: at(port), [AWAY_SERVICE]: at(awayPort) })
}
