import { useSettings } from '#site/lib/brand/use_settings.ts'

/** What the brand says of itself. */
export function useWords(): { title: string; lead: string } {
  const { index_title, name, description } = useSettings()
  return { title: index_title || name, lead: description }
}
