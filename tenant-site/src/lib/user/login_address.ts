export function loginAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `/login?${new URLSearchParams({ next: pathname + search })}`
}
