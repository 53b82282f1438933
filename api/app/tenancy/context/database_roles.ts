import { hkdfSync } from 'node:crypto'
import env from '#start/env'

/** The roles that serve; none owns a table, is a superuser or bypasses row-level security. */
export type ServingRole = 'rt' | 'staff' | 'jobs'

/** The role that owns the security definer functions and nothing else; it can't log in. */
export const DEFINER = 'definer'

/** Derives a secret from APP_KEY, so that one secret is enough to run the product (RFC 5869). */
export function derivedSecret(purpose: string, length = 32): Buffer {
  return Buffer.from(hkdfSync('sha256', env.get('APP_KEY').release(), 'manyhearts', purpose, length))
}

/** A role's name: roles are cluster-wide, so it carries the database's name. */
export function roleName(database: string, role: ServingRole | typeof DEFINER): string {
  return `${database}_${role}`
}

/** The password of a serving role. */
export function rolePassword(role: ServingRole): string {
  return derivedSecret(`postgres role ${role}`).toString('hex')
}

/** The pg connection of a serving role on the owner's server. */
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
