import { Box, Link, Typography } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { useState } from 'react'
import { useCanAccess, useGetList, useTranslate } from 'react-admin'
import { type Choice, Combobox } from '#console/forms/combobox.tsx'
import type { AnswerTemplate } from '#console/templates/answer_template.ts'
import type { TemplatesOf } from '#console/templates/template_menu.tsx'
import { sectionAddress } from '#console/tenancy/tenant_sections.ts'
import { Failed } from '#console/theme/failed.tsx'
import { Nothing } from '#console/theme/nothing.tsx'

/** More than a brand writes. */
const ALL = { page: 1, perPage: 500 }

interface Props extends Omit<TemplatesOf, 'values'> {
  onChoose(template: AnswerTemplate): void
}

/** Templates in the language of who reads it, or else in the brand's own; found by typing, chosen by arrows and Enter. */
export function TemplateChoice({ tenantId, purpose, language, fallback, onChoose }: Props) {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useGetList<AnswerTemplate>('answer_templates', {
    filter: { tenant_id: tenantId, purpose, language: [...new Set([language, fallback])] },
    pagination: ALL,
    sort: { field: 'name', order: 'ASC' },
  })
  const theirs = data.filter((one) => one.language === language)
  const offered = theirs.length > 0 ? theirs : data
  const sought = text.trim().toLocaleLowerCase()
  const found = offered.filter(({ name, body }) => `${name}\n${body}`.toLocaleLowerCase().includes(sought))
  const isFallback = theirs.length === 0 && language !== fallback
  const shown = isFallback ? fallback : language
  const named = LANGUAGE_NAMES[shown as Language] ?? shown
  const choice = (template: AnswerTemplate): Choice => ({
    id: template.id,
    content: <Offered template={template} />,
    onChoose: () => onChoose(template),
  })
  if (!isPending && !error && offered.length === 0) return <None tenantId={tenantId} />
  return (
    <Combobox
      label={translate('answer_templates.search')}
      placeholder={translate('answer_templates.search')}
      text={text}
      onText={setText}
      isBusy={isPending}
      says={isPending || error ? '' : translate('search.found', { smart_count: found.length })}
      groups={[
        {
          id: shown,
          title: isFallback ? translate('answer_templates.fallback', { language: named }) : named,
          choices: found.map(choice),
        },
      ]}
    >
      {error && <Failed error={error} onRetry={refetch} />}
      {!isPending && !error && found.length === 0 && (
        <Typography variant="caption" component="p" sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>
          {translate('search.nothing', { text: text.trim() })}
        </Typography>
      )}
    </Combobox>
  )
}

function Offered({ template: { name, body, language } }: { template: AnswerTemplate }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography noWrap sx={{ fontWeight: 550 }}>
        {name}
      </Typography>
      <Typography noWrap lang={language} dir="auto" variant="body2" sx={{ color: 'text.secondary' }}>
        {body}
      </Typography>
    </Box>
  )
}

/** Opened beside the box, where what was written stays. */
function None({ tenantId }: { tenantId: string }) {
  const translate = useTranslate()
  const { canAccess: writes } = useCanAccess({
    resource: 'answer_templates',
    action: 'store',
    record: { id: tenantId },
  })
  return (
    <Nothing text={translate(writes ? 'answer_templates.none' : 'answer_templates.none_yet')}>
      {writes && (
        <Link href={sectionAddress(tenantId, 'templates')} target="_blank" rel="noopener">
          {translate('answer_templates.write')}
        </Link>
      )}
    </Nothing>
  )
}
