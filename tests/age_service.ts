import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { Provider } from 'oidc-provider'
import { AGE_SERVICE } from './age_providers.ts'

/** What the person at the service answers; `mute`: the service says nothing about age. */
export type Answer = 'adult' | 'minor' | 'mute' | 'cancel'

interface ServiceConfig {
  issuer: string
  client_id: string
  client_secret: string
}

/** An age verification service with real OpenID Connect on loopback (oidc-provider): PKCE required, the claim in its userinfo. */
export class AgeService {
  #server?: Server

  private constructor(
    private readonly provider: Provider,
    private readonly port: number
  ) {}

  static async start(): Promise<AgeService> {
    const { [AGE_SERVICE]: config } = JSON.parse(process.env.AGE_PROVIDERS!) as Record<string, ServiceConfig>
    const service = new AgeService(makeProvider(config!), Number(new URL(config!.issuer).port))
    await service.open()
    return service
  }

  async open(): Promise<void> {
    const server = createServer(this.provider.callback())
    this.#server = server
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done))
  }

  async close(): Promise<void> {
    const server = this.#server
    server?.closeAllConnections()
    await new Promise((done) => (server ? server.close(done) : done(undefined)))
  }
}

function makeProvider({ issuer, client_id, client_secret }: ServiceConfig): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const scope = 'openid age'
  const provider: Provider = new Provider(issuer, {
    clients: [{ client_id, client_secret, redirect_uris: [`${issuer}/of-every-brand`] }],
    claims: { openid: ['sub'], age: ['age_over_18'] },
    scopes: ['openid', 'age'],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'tests', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['cookies of the tests'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...(id !== 'mute' && { age_over_18: id === 'adult' }) }),
    }),
    interactions: { url: (_context, { uid }) => `/ask/${uid}` },
    // Never asks for consent to share the claim.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope(scope)
      await grant.save()
      return grant
    },
  })
  // Every brand has a host of its own; a real service would register each.
  const client = provider.Client.prototype as { redirectUriAllowed: (uri: string) => boolean }
  client.redirectUriAllowed = (uri) => new URL(uri).pathname === '/age-check/return'
  provider.use(async (context, next) => {
    const [, uid, answer] = /^\/ask\/([\w-]+)(?:\/(\w+))?$/.exec(context.path) ?? []
    if (!uid) return next()
    if (!answer) {
      const links = ['adult', 'minor', 'mute', 'cancel'].map((one) => `<li><a href="/ask/${uid}/${one}">${one}</a>`)
      context.body = `<!doctype html><html lang="en"><title>Age service</title><h1>Who are you?</h1><ul>${links.join('')}</ul>`
      context.type = 'html'
      return
    }
    context.respond = false
    const result =
      answer === 'cancel'
        ? { error: 'access_denied', error_description: 'the person broke it off' }
        : { login: { accountId: answer, remember: false } }
    // The interaction cookie is bound to its own path, which this one lies below.
    await provider.interactionFinished(context.req, context.res, result, { mergeWithLastSubmission: false })
  })
  return provider
}
