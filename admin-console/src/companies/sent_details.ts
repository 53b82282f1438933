import type { CompanyDetails } from '#console/companies/company.ts'

/** Without the empty lines that come with typing, and without figures that are left out. */
export function sentDetails(details: Partial<CompanyDetails>): object {
  return Object.fromEntries(
    Object.entries(details).map(([field, value]) => {
      if (Array.isArray(value)) return [field, value.map((line) => line.trim()).filter(Boolean)]
      if (typeof value === 'string') return [field, value.trim()]
      // JSON knows no NaN, and the API says what an empty field lacks.
      return [field, value]
    })
  )
}
