/** The tabs of `/profile`, in their order: those whose feature the site has. */
export const OWN_TABS = ['profile', 'photos', 'settings'] as const

export type OwnTab = (typeof OWN_TABS)[number]

/** Whether there is such a tab: nothing links to what is not there. */
export function hasOwnTab(name: string): boolean {
  return (OWN_TABS as readonly string[]).includes(name)
}
