import { Ajv2020 } from 'ajv/dist/2020.js'
import { ruleOf } from '#app/admin/changes/rule_of'
import type { FieldFault } from '#app/http/validation/fields_refused'
import { companyFaults as contradictionsOf } from '#app/tenancy/manifests/faults/contradictions'
import type { ManifestCompany } from '#app/tenancy/manifests/manifest'
import { companyJsonSchema } from '#app/tenancy/manifests/manifest_schema'

const isCompany = new Ajv2020({
  allErrors: true,
  formats: { 'date-time': (value: string) => !Number.isNaN(Date.parse(value)) },
}).compile(companyJsonSchema)

/** By the rules of manifests, one fault a field. */
export function companyFaults(company: object): FieldFault[] {
  const faults = new Map<string, FieldFault>()
  isCompany(company)
  for (const error of isCompany.errors ?? []) {
    const [, named] = error.instancePath.split('/')
    const field = named ?? error.params.missingProperty ?? error.params.additionalProperty
    const isEmpty = error.keyword === 'required' || (error.keyword === 'minLength' && error.params.limit === 1)
    if (!faults.has(field)) faults.set(field, { field, ...(isEmpty ? { rule: 'required' } : ruleOf(error)) })
  }
  if (faults.size > 0) return [...faults.values()]
  return contradictionsOf(company as ManifestCompany).map(({ path: [, field] }) => ({ field: field!, rule: 'invalid' }))
}
