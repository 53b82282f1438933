/** The address of a heading within its page. */
export function headingId(title: string): string {
  return title.trim().toLowerCase().replaceAll(/\s+/g, '-')
}
