import logger from '@adonisjs/core/services/logger'
import * as oidc from 'openid-client'
import { publicFetch } from '#app/http/outbound/public_fetch'
import type { AgeProviderConfig } from '#start/age_providers'
import type { AgeOutcome, AgeProvider } from './age_provider.js'
import { AgeProviderUnavailable } from '#app/identity/account/identity_errors'

const TIMEOUT_S = 8
/** How long discovery metadata is cached, in ms. */
const KNOWN_FOR = 60 * 60 * 1000

const BROKEN_OFF = ['access_denied', 'login_required', 'interaction_required', 'consent_required']

/** OpenID Connect: authorization code with PKCE, state and nonce (RFC 9700); reads only the age claim, never the identity. */
export function oidcAgeProvider(name: string, config: AgeProviderConfig): AgeProvider {
  let known: { client: Promise<oidc.Configuration>; until: number } | undefined

  function client(): Promise<oidc.Configuration> {
    if (known && known.until > Date.now()) return known.client
    const discovered = discover(config)
    discovered.catch(() => (known = undefined))
    known = { client: discovered, until: Date.now() + KNOWN_FOR }
    return discovered
  }

  return {
    name,

    async begin(returnUrl, language) {
      const provider = await client().catch((cause: unknown) => {
        throw new AgeProviderUnavailable(undefined, { cause })
      })
      const codeVerifier = oidc.randomPKCECodeVerifier()
      const secrets = { state: oidc.randomState(), nonce: oidc.randomNonce(), codeVerifier }
      const url = oidc.buildAuthorizationUrl(provider, {
        redirect_uri: returnUrl,
        scope: config.scope,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: language,
        // Forces a new login, so that an earlier user's session doesn't count.
        prompt: 'login',
      })
      return { url: url.href, secrets }
    },

    async judge(returnUrl, answer, { state, nonce, codeVerifier }) {
      const address = new URL(returnUrl)
      address.search = new URLSearchParams({ ...answer, state }).toString()
      try {
        const provider = await client()
        const tokens = await oidc.authorizationCodeGrant(provider, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
        })
        const { sub, ...claims } = tokens.claims()!
        const said =
          claims[config.claim] ?? (await oidc.fetchUserInfo(provider, tokens.access_token, sub))[config.claim]
        return said === true ? 'over' : said === false ? 'under' : fail(name, `no claim ${config.claim}`)
      } catch (error) {
        if (isBrokenOff(error)) return 'cancelled'
        if (isAway(error)) throw new AgeProviderUnavailable(undefined, { cause: error })
        return fail(name, (error as { code?: string }).code ?? (error as Error).message)
      }
    },
  }
}

function discover({ issuer, client_id: id, client_secret: secret }: AgeProviderConfig): Promise<oidc.Configuration> {
  const server = new URL(issuer)
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)]
  const proveWhoWeAre: oidc.ClientAuth = (as, ...rest) =>
    (as.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true)
      ? basic(as, ...rest)
      : post(as, ...rest)
  return oidc.discovery(server, id, undefined, proveWhoWeAre, {
    timeout: TIMEOUT_S,
    // What the service says of itself leads to further addresses.
    [oidc.customFetch]: publicFetch,
    // Only localhost: AGE_PROVIDERS accepts no other HTTP address.
    execute: server.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
  })
}

function isBrokenOff(error: unknown): boolean {
  return error instanceof oidc.AuthorizationResponseError && BROKEN_OFF.includes(error.error)
}

function isAway(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500
  const { code, cause } = error as { code?: string; cause?: unknown }
  if (cause instanceof Response) return cause.status >= 500
  return code === 'OAUTH_TIMEOUT' || (error instanceof TypeError && cause !== undefined)
}

function fail(provider: string, why: string): AgeOutcome {
  logger.warn({ provider, why }, 'an age check came to nothing')
  return 'failed'
}
