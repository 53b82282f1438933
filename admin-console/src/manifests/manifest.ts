import { HttpError } from 'react-admin'
import type { Applied } from '#console/audit/audit_entry.ts'
import { httpClient, type Refusal } from '#console/data/http_client.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'

const YAML = 'application/yaml'

interface PlannedChange extends Omit<Applied, 'changes'> {
  fields: { field: string; from: unknown; to: unknown }[]
}

/** What a text would change of a brand, or changed. */
export interface Plan {
  /** The brand that the text names. */
  tenant: string
  changes: PlannedChange[]
  version: string
}

export interface ManifestFault {
  line: number
  path: string
  reason: string
}

/** @throws HttpError */
export async function loadManifest(slug: string, signal?: AbortSignal): Promise<string> {
  const headers = new Headers({ Accept: YAML })
  const { body } = await httpClient(`/api/manifests/${encodeURIComponent(slug)}`, {
    headers,
    ...(signal && { signal }),
  })
  return body
}

/** @throws HttpError */
export function planManifest(source: string): Promise<Plan> {
  return send('plan', source)
}

/** Changes what the plan says, or nothing. @throws HttpError */
export function applyManifest(source: string, { version }: Plan): Promise<Plan> {
  return send(`apply?version=${encodeURIComponent(version)}`, source)
}

async function send(call: string, source: string): Promise<Plan> {
  const headers = new Headers({ 'Content-Type': YAML })
  return (await httpClient(`/api/manifests/${call}`, { method: 'POST', headers, body: source })).json
}

/** What is wrong with which line; undefined where the call failed otherwise. */
export function manifestFaults(error: unknown): ManifestFault[] | undefined {
  if (!(error instanceof HttpError) || error.status !== 422) return undefined
  return (error.body as Refusal).errors?.map(({ field = '', message, meta }) => ({
    line: Number(meta?.line ?? 1),
    path: field,
    reason: String(meta?.reason ?? message),
  }))
}

/** As the log has them. */
export function appliedOf({ changes }: Plan): Applied[] {
  return changes.map(({ fields, ...change }) => ({
    ...change,
    changes: Object.fromEntries(fields.map(({ field, from, to }) => [field, { from, to }])),
  }))
}

export function makesBrand({ tenant, changes }: Plan): boolean {
  return changes.some(({ what, how }) => how === 'new' && what === `tenant ${tenant}`)
}

/** Brands beside the planned one whose company changes. */
export function otherBrands({ tenant, changes }: Plan): string[] {
  return changes.flatMap(({ brands = [] }) => brands).filter((slug) => slug !== tenant)
}

/** The brand of this key, if there is one. @throws HttpError */
export async function brandByKey(slug: string): Promise<Tenant | undefined> {
  const query = new URLSearchParams({ filter: JSON.stringify({ q: slug }), range: '[0,99]' })
  const brands: Tenant[] = (await httpClient(`/api/tenants?${query}`)).json
  return brands.find((brand) => brand.slug === slug)
}
