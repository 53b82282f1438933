import { translationsIn } from '#app/http/translations'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import type { SortedTexts } from './sort_texts.js'
import { textFinding } from './text_finding.js'

/** What a newcomer is called as long as staff read their name first, and what is held of it. */
export function newName(site: Site, language: string, name: string): { name: string; held: SortedTexts['held'] } {
  const found = textFinding(name, { isModerated: site.settings.texts_moderated })
  if (!found) return { name, held: [] }
  const t = translationsIn(wordingOf(site, language), 'members')
  return { name: t('unseen.newcomer'), held: [{ field: 'name', body: name, found }] }
}
