/** Whose law wants a page of this name: an Impressum (Germany: § 5 DDG; Austria: § 5 ECG, § 25 MedienG). */
const COUNTRIES = ['DE', 'AT']

/** Whether a company of this country calls the part of a page that says who it is by that name, and links to it from every page. */
export function needsImprint(country: string): boolean {
  return COUNTRIES.includes(country)
}
