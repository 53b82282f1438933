import { Box } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { insertText } from '#console/forms/insert_text.ts'
import { focus } from '#console/theme/focus.ts'
import type { Page, PageText } from '#console/pages/page.ts'
import { PageField } from '#console/pages/page_field.tsx'
import { PageTags } from '#console/pages/page_tags.tsx'

interface Props {
  page: Page
  text: PageText
  faults: Record<string, string>
  onChange(text: PageText): void
}

export function PageFields({ page, text, faults, onChange }: Props) {
  const translate = useTranslate()
  const body = useRef<HTMLTextAreaElement>(null)
  const broken = Object.keys(faults)[0]?.split('.')[1]
  useEffect(() => {
    if (broken) document.querySelector(`[data-field="${broken}"]`)?.scrollIntoView()
  }, [broken])
  const field = (name: keyof PageText) => ({
    name,
    language: page.language,
    value: text[name],
    fault: faults[`own.${name}`],
    onChange: (value: string) => onChange({ ...text, [name]: value }),
  })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      {/* A newly started text begins with the title focused. */}
      <PageField {...field('title')} maxLength={120} inputRef={page.own ? undefined : focus} />
      <PageField {...field('description')} maxLength={300} rows={3} />
      <PageField
        {...field('body')}
        maxLength={100_000}
        rows={24}
        isCode
        inputRef={body}
        help={translate('pages.markdown')}
      />
      <PageTags page={page} onInsert={(before, after) => insertText(body.current, before, after)} />
    </Box>
  )
}
