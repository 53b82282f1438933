import { Env } from '@adonisjs/core/env'

type Rule<T> = (key: string, value?: string) => T

const SHORTEST_SECRET = 32
const HIGHEST_PORT = 65_535

const isProduction = () => process.env.NODE_ENV === 'production'
const isTrial = () => process.env.ALLOW_SANDBOX === 'true'

export const port: Rule<number> = (key, value) => {
  const number = Env.schema.number()(key, value)
  if (!Number.isInteger(number) || number < 0 || number > HIGHEST_PORT) throw new Error(`${key} is no port`)
  return number
}

/** Beside the port of the site, which anybody may ask. */
export const metricsPort: Rule<number | undefined> = (key, value) => {
  if (!value) return undefined
  const number = port(key, value)
  if (number === Number(process.env.PORT)) throw new Error(`${key} and PORT must be different ports`)
  return number || undefined
}

export const longSecret: Rule<ReturnType<ReturnType<typeof Env.schema.secret>>> = (key, value) => {
  if (value && value.length < SHORTEST_SECRET)
    throw new Error(`${key} needs at least ${SHORTEST_SECRET} characters: openssl rand -base64 32`)
  return Env.schema.secret()(key, value)
}

export const databaseUrl: Rule<string> = (key, value) => {
  const url = Env.schema.string()(key, value)
  const parsed = URL.parse(url)
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol) || parsed.pathname.length < 2)
    throw new Error(`${key} must look like postgres://owner:password@host:5432/database`)
  return url
}

export const optionalDatabaseUrl: Rule<string | undefined> = (key, value) =>
  value ? databaseUrl(key, value) : undefined

/** It carries a password, so it is shown nowhere. */
export const redisUrl: Rule<ReturnType<ReturnType<typeof Env.schema.secret.optional>>> = (key, value) => {
  if (value && !/^rediss?:$/.test(URL.parse(value)?.protocol ?? ''))
    throw new Error(`${key} must look like redis://user:password@host:6379`)
  return Env.schema.secret.optional()(key, value || undefined)
}

/** Mail would be kept in DATA_DIR, and nobody would read it. */
export const mailUrl: Rule<string | undefined> = (key, value) => {
  if (!value && isProduction() && !isTrial()) throw new Error(`Missing environment variable "${key}"`)
  const url = value ? URL.parse(value) : undefined
  if (url === null || (url && (!/^smtps?:$/.test(url.protocol) || !url.hostname)))
    throw new Error(`${key} must look like smtp://user:password@host:587`)
  return value || undefined
}

/** A link to the console goes there, and who may choose its first password. */
export const emailAddress: Rule<string | undefined> = (key, value) => {
  if (value && !/^[^@\s]+@[^@\s]+$/.test(value)) throw new Error(`${key} must be an e-mail address`)
  return value || undefined
}

/** As it stands in a request: no scheme, port or path. */
export const hostName: Rule<string | undefined> = (key, value) => {
  if (value && URL.parse(`http://${value}`)?.hostname !== value)
    throw new Error(`${key} must be a host, such as admin.example.com`)
  return value || undefined
}

/** Codes would go over a line that others read, or to somebody else's server. */
export const smsUrl: Rule<string | undefined> = (key, value) => {
  if (!value) return undefined
  const url = URL.parse(value)
  const from = url?.searchParams.get('from')
  if (!url || !/^twilio(\+http)?:$/.test(url.protocol) || !url.username || !url.password || !from)
    throw new Error(`${key} must look like twilio://ACCOUNT_SID:AUTH_TOKEN@api.twilio.com?from=%2B31612345678`)
  if (url.protocol === 'twilio+http:' && isProduction())
    throw new Error(`${key} with twilio+http: is for tests: in production Twilio itself is asked`)
  return value
}

/** Whoever answers there says what was paid. */
export const processorUrl: Rule<string | undefined> = (key, value) => {
  if (!value) return undefined
  if (isProduction()) throw new Error(`${key} is for tests: in production the payment processor itself is asked`)
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new Error(`${key} must look like http://127.0.0.1:4020`)
  return url.origin
}
