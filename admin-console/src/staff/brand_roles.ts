import type { Brand } from '#console/tenancy/brand_field.tsx'
import { type Grant, type Role, ROLES } from '#console/staff/staff_member.ts'

/** A line of the form: somebody's roles at a brand, which is chosen first. */
export interface BrandRoles {
  brand: Brand | null
  roles: Role[]
}

/** Roles by brand, in the order of its name. */
export function brandRolesOf(grants: readonly Grant[]): BrandRoles[] {
  const brands = new Map<string, BrandRoles>()
  for (const { tenant_id: id, tenant: name, role } of grants) {
    const line = brands.get(id) ?? { brand: { id, name }, roles: [] }
    brands.set(id, { ...line, roles: inOrder([...line.roles, role]) })
  }
  return [...brands.values()].sort((one, other) => one.brand!.name.localeCompare(other.brand!.name))
}

/** What the API is told; a line without a brand says nothing. */
export function grantsOf(lines: readonly BrandRoles[]): { tenant_id: string; role: Role }[] {
  return lines.flatMap(({ brand, roles }) => (brand ? roles.map((role) => ({ tenant_id: brand.id, role })) : []))
}

/** Whether each line names a brand and a role. */
export function isComplete(lines: readonly BrandRoles[]): boolean {
  return lines.every(({ brand, roles }) => brand !== null && roles.length > 0)
}

/** Whether two forms say the same, in whatever order their lines are. */
export function isSame(lines: readonly BrandRoles[], others: readonly BrandRoles[]): boolean {
  const told = (all: readonly BrandRoles[]) => all.map(({ brand, roles }) => `${brand?.id}: ${roles.join()}`).sort()
  return told(lines).join() === told(others).join()
}

export function inOrder(roles: readonly Role[]): Role[] {
  return ROLES.filter((role) => roles.includes(role))
}

/** Brands named in a list's row. */
const NAMED = 2

/** For a list's row: the roles of the first brand, others with the same ones beside it, and how many further brands there are. */
export function shortBrandRoles(grants: readonly Grant[]): { roles: Role[]; brands: string[]; more: number } {
  const lines = brandRolesOf(grants)
  const roles = lines[0]?.roles ?? []
  const brands = lines
    .filter((line) => line.roles.join() === roles.join())
    .slice(0, NAMED)
    .map(({ brand }) => brand!.name)
  return { roles, brands, more: lines.length - brands.length }
}
