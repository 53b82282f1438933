import type { SettingsLevel } from '#app/tenancy/settings/resolve_settings'
import { offeredTextFaults } from '#app/tenancy/settings/offered_text_faults'
import { settingsSchema } from '#app/tenancy/settings/settings_schema'
import type { Manifest, WholeManifest } from '#app/tenancy/manifests/manifest'
import type { Fault } from './schema_faults.js'

interface Right {
  byPlatformAdmin: boolean
}

/** Texts that are chosen from a list, where they are not; what the brand has already may stay. */
export function textFaults(
  { settings = {}, domains }: Manifest,
  before: WholeManifest | undefined,
  right: Right
): Fault[] {
  const levels: { path: string[]; before: SettingsLevel; wanted: SettingsLevel }[] = [
    { path: ['settings'], before: before?.settings ?? {}, wanted: settings },
    ...domains.map(({ host, settings: wanted = {} }, at) => ({
      path: ['domains', String(at), 'settings'],
      before: before?.domains.find((domain) => domain.host === host)?.settings ?? {},
      wanted,
    })),
  ]
  return levels.flatMap(({ path, ...change }) =>
    offeredTextFaults({ ...change, ...right }).map(({ path: [name, language], rule, text }) => ({
      path: [...path, name, language],
      reason: reasonOf(rule, text, settingsSchema[name as 'fictional_singular'].offered?.[language] ?? []),
    }))
  )
}

function reasonOf(
  rule: ReturnType<typeof offeredTextFaults>[number]['rule'],
  text: string,
  offered: readonly string[]
) {
  const words = offered.join(', ')
  switch (rule) {
    case 'claims_person':
      return `"${text}" would pass fictional profiles off as people; take one of ${words}`
    case 'own_word':
      return `"${text}" is a word of the brand’s own, which needs a platform admin; take one of ${words}`
    case 'own_text':
      return 'is a text of the brand’s own, which needs a platform admin; without it the platform’s text is shown'
  }
}
