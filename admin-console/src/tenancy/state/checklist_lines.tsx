import { Box } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { useLocale, useTranslate } from 'react-admin'
import { COMPANY_FIELD_NAMES } from '#console/tenancy/company_field_names.ts'
import { ChecklistItem } from '#console/tenancy/state/checklist_item.tsx'
import type { ChecklistLine } from '#console/tenancy/state/checklist.ts'
import { placeName } from '#console/translations/place_name.ts'

/** Translation keys of a company's fields. */
const COMPANY: Record<string, string> = {
  ...COMPANY_FIELD_NAMES,
  name: 'pages.tags.names.company',
  country: 'pages.tags.names.country',
}

/** Lines that name what is there but nobody's. */
const TEST_ADDRESSES: readonly ChecklistLine['name'][] = ['main_domain', 'push_contact']

interface Props {
  lines: ChecklistLine[]
  /** Where an open line is mended, if not on the same screen. */
  linkTo?(line: ChecklistLine): string
}

export function ChecklistLines({ lines, linkTo }: Props) {
  const translate = useTranslate()
  return (
    <Box
      component="ul"
      aria-label={translate('checklist.title')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
    >
      {lines.map((line) => (
        <Line key={line.name} line={line} to={linkTo?.(line)} />
      ))}
    </Box>
  )
}

function Line({ line: { name, missing }, to }: { line: ChecklistLine; to: string | undefined }) {
  const translate = useTranslate()
  const nameOf = useNames(name)
  const what = missing.map(nameOf).join(' · ')
  return (
    <ChecklistItem
      severity="error"
      label={translate(`checklist.lines.${name}`)}
      to={to}
      faults={
        missing.length === 0
          ? []
          : [translate(TEST_ADDRESSES.includes(name) ? 'checklist.not_own' : 'checklist.missing', { what })]
      }
    />
  )
}

function useNames(line: ChecklistLine['name']): (missing: string) => string {
  const translate = useTranslate()
  const locale = useLocale()
  return (missing) => {
    switch (line) {
      case 'company':
        return translate(COMPANY[missing]!)
      case 'packages':
      case 'age_provider':
        return placeName(missing, locale)
      case 'fictional_words': {
        const [language, setting] = missing.split('.')
        return `${translate(`settings.${setting}`)} (${LANGUAGE_NAMES[language as Language]})`
      }
      case 'payments':
        return translate(`checklist.payments.${missing}`)
      default:
        return missing
    }
  }
}
