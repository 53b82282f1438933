/** A phone number without dashes and spaces (specification §9). */
export function plainPhone(phone: string): string {
  return phone.replace(/[-\s]/g, '')
}
