/** The page on which a member proves his age, and that leads back to where he was. */
export function ageCheckAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `/age-check?${new URLSearchParams({ next: pathname + search })}`
}
