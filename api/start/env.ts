import { Env } from '@adonisjs/core/env'
import { readAgeProviders } from './age_providers.js'
import {
  databaseUrl,
  emailAddress,
  hostName,
  longSecret,
  mailUrl,
  metricsPort,
  optionalDatabaseUrl,
  port,
  processorUrl,
  redisUrl,
  smsUrl,
} from './env_rules.js'

/** Explained in `.env.example`. */
export const variables = {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  HOST: Env.schema.string.optional({ format: 'host' }),
  PORT: port,
  METRICS_PORT: metricsPort,
  METRICS_HOST: Env.schema.string.optional({ format: 'host' }),
  LOG_LEVEL: Env.schema.enum.optional(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const),
  ACCESS_LOG: Env.schema.boolean.optional(),
  DATA_DIR: Env.schema.string(),
  APP_KEY: longSecret,

  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: optionalDatabaseUrl,
  DATABASE_POOL: Env.schema.number.optional(),
  REDIS_URL: redisUrl,

  PHOTOS_S3_BUCKET: Env.schema.string.optional(),
  PHOTOS_S3_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  PHOTOS_S3_REGION: Env.schema.string.optional(),
  PHOTOS_S3_KEY_ID: Env.schema.string.optional(),
  PHOTOS_S3_SECRET: Env.schema.secret.optional(),

  ADMIN_HOST: hostName,
  ADMIN_EMAIL: emailAddress,
  ADMIN_PASSWORD: Env.schema.secret.optional(),
  ADMIN_TOTP_SECRET: Env.schema.secret.optional(),
  DEMO_PASSWORD: Env.schema.secret.optional(),

  PUSH_HOSTS: Env.schema.string.optional(),
  TRUSTED_PROXIES: Env.schema.string.optional(),
  MAIL_URL: mailUrl,
  SMS_URL: smsUrl,
  AGE_PROVIDERS: readAgeProviders,
  ALLOW_SANDBOX: Env.schema.boolean.optional(),
  VEROTEL_URL: processorUrl,
  MOLLIE_URL: processorUrl,
  STOP_DELAY: Env.schema.number.optional(),
  BRANDS_DEADLINE: Env.schema.number.optional(),
  RUN_SCHEDULED_JOBS: Env.schema.boolean.optional(),
}

/** The only place that reads the environment; reports all faults at once. */
export default await Env.create(new URL('../', import.meta.url), variables)
