import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { LineCounter, parseDocument } from 'yaml'
import { PLATFORM_HOSTS } from '#app/tenancy/hosts/hosts'
import type { Manifest } from './manifest.js'
import { manifestSchema } from './manifest_schema.js'
import { pageFaultReason } from '#app/tenancy/pages/page_fault_reason'
import { pageFaults } from '#app/tenancy/pages/page_faults'
import { pagesOf } from '#app/tenancy/manifests/pages_of'

export interface ManifestFault {
  line: number
  path: string
  reason: string
}

const ajv = new Ajv2020({
  allErrors: true,
  formats: { 'date-time': (value: string) => !Number.isNaN(Date.parse(value)) },
})
const isManifest = ajv.compile<Manifest>(manifestSchema)

interface Fault {
  path: string[]
  reason: string
}

interface ReadManifest {
  manifest: Manifest
  located(fault: Fault): ManifestFault
}

export function readManifest(source: string): ReadManifest | { faults: ManifestFault[] } {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, schema: 'core' })
  if (document.errors.length > 0) {
    return {
      faults: document.errors.map((error) => ({
        line: error.linePos?.[0].line ?? 1,
        path: '',
        reason: error.message.split('\n')[0]!,
      })),
    }
  }
  const value: unknown = document.toJS()
  const lineOf = (path: string[]): number => {
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true) as { range?: [number] } | undefined
      if (node?.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }
  const located = ({ path, reason }: Fault) => ({ line: lineOf(path), path: path.join('.'), reason })
  const faults = isManifest(value) ? contradictions(value) : (isManifest.errors ?? []).map(described)
  return faults.length > 0 ? { faults: faults.map(located) } : { manifest: value as Manifest, located }
}

function described({ instancePath, keyword, message, params }: ErrorObject): Fault {
  const path = instancePath.split('/').slice(1)
  if (keyword === 'additionalProperties') {
    return { path: [...path, params.additionalProperty as string], reason: 'is not known here' }
  }
  const allowed = keyword === 'enum' ? `: ${(params.allowedValues as string[]).slice(0, 12).join(', ')}` : ''
  return { path, reason: `${message}${allowed}` }
}

/** What the schema can't express: one main domain, unique names, no platform host, only known page tags. */
function contradictions({ domains, pages = {}, packages = [], invite_codes = [], staff = [] }: Manifest): Fault[] {
  const mains = domains.filter(({ main }) => main)
  return [
    ...(mains.length === 1
      ? []
      : [{ path: ['domains'], reason: `needs exactly one domain with main: true, has ${mains.length}` }]),
    ...repeated(
      domains.map(({ host }) => host),
      'domains',
      'host'
    ),
    ...repeated(
      packages.map(({ country, key }) => `${country} ${key}`),
      'packages',
      'key'
    ),
    ...repeated(
      invite_codes.map(({ code }) => code),
      'invite_codes',
      'code'
    ),
    ...repeated(
      staff.map(({ email }) => email.toLowerCase()),
      'staff',
      'email'
    ),
    ...pagesOf({ pages }).flatMap(({ name, language, ...page }) =>
      Object.entries(page).flatMap(([field, text]) =>
        pageFaults(text).map((fault) => ({ path: ['pages', name, language, field], reason: pageFaultReason(fault) }))
      )
    ),
    ...domains.flatMap(({ host }, at) =>
      PLATFORM_HOSTS.includes(host)
        ? [{ path: ['domains', String(at), 'host'], reason: `${host} belongs to the platform` }]
        : []
    ),
  ]
}

function repeated(names: string[], list: string, key: string): Fault[] {
  return names.flatMap((name, index) =>
    names.indexOf(name) < index ? [{ path: [list, String(index), key], reason: `${name} stands here twice` }] : []
  )
}
