/** The log-in page that leads back to where the visitor was. */
export function loginAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `/login?${new URLSearchParams({ next: pathname + search })}`
}
