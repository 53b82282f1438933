export const OWN_TABS = ['profile', 'photos', 'settings'] as const

export type OwnTab = (typeof OWN_TABS)[number]

export function hasOwnTab(name: string): boolean {
  return (OWN_TABS as readonly string[]).includes(name)
}
