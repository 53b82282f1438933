import { hkdfSync } from 'node:crypto'
import env from '#start/env'

/** None of them owns a table, is a superuser or bypasses row-level security. */
export type ServingRole = 'rt' | 'staff' | 'jobs'

/** Owns the security definer functions and nothing else; it can't log in. */
export const DEFINER = 'definer'

/** Derives a secret from APP_KEY, so that one secret is enough to run the product (RFC 5869). */
export function derivedSecret(purpose: string, length = 32): Buffer {
  return Buffer.from(hkdfSync('sha256', env.get('APP_KEY').release(), 'manyhearts', purpose, length))
}

/** Roles are cluster-wide, so the name includes the database's. */
export function roleName(database: string, role: ServingRole | typeof DEFINER): string {
  return `${database}_${role}`
}

export function rolePassword(role: ServingRole): string {
  return derivedSecret(`postgres role ${role}`).toString('hex')
}

export function roleConnection(ownerUrl: string, role: ServingRole) {
  const url = new URL(ownerUrl)
  const database = decodeURIComponent(url.pathname.slice(1))
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || 5432),
    database,
    user: roleName(database, role),
    password: rolePassword(role),
    ssl: ['require', 'verify-full'].includes(url.searchParams.get('sslmode') ?? '')
      ? { rejectUnauthorized: url.searchParams.get('sslmode') === 'verify-full' }
      : false,
  }
}
