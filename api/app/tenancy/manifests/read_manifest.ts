import { Ajv2020 } from 'ajv/dist/2020.js'
import { LineCounter, parseDocument } from 'yaml'
import { contradictions } from '#app/tenancy/manifests/faults/contradictions'
import { lineFinder } from '#app/tenancy/manifests/faults/line_finder'
import type { Manifest } from './manifest.js'
import { manifestSchema } from './manifest_schema.js'
import { type Fault, schemaFaults } from '#app/tenancy/manifests/faults/schema_faults'

export interface ManifestFault {
  line: number
  path: string
  reason: string
}

const ISO_DATE = /^\d{4}-\d\d-\d\d(?:$|T)/

const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  formats: { 'date-time': (value: string) => ISO_DATE.test(value) && !Number.isNaN(Date.parse(value)) },
})
const isManifest = ajv.compile<Manifest>(manifestSchema)

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
  const lineOf = lineFinder(document, lines)
  const located = ({ path, reason }: Fault) => ({ line: lineOf(path), path: path.join('.'), reason })
  const faults = isManifest(value) ? contradictions(value) : schemaFaults(isManifest.errors ?? [])
  return faults.length > 0 ? { faults: faults.map(located) } : { manifest: value as Manifest, located }
}
