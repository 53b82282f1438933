import { Box, TextField, Typography } from '@mui/material'
import { mostCharacters } from '@manyhearts/locales/own_text_fault'
import { placeholdersOf } from '@manyhearts/locales/placeholders'
import type { WrittenWording } from '@manyhearts/locales/own_texts'
import { useCallback, useId, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { insertText } from '#console/forms/insert_text.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import type { OwnText } from '#console/texts/own_text.ts'
import { PlaceholderChips } from '#console/texts/placeholder_chips.tsx'
import { TextDrawing } from '#console/texts/text_drawing.tsx'
import { languageOf } from '#console/texts/wordings.ts'
import { focus } from '#console/theme/focus.ts'

interface Props {
  tenant: WholeTenant
  wording: WrittenWording
  text: OwnText
  draft: string
  fault: string | undefined
  onChange(draft: string): void
}

/** The product's text, the brand's, what has to stay in it, and how it looks. */
export function TextFields({ tenant, wording, text, draft, fault, onChange }: Props) {
  const translate = useTranslate()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const begin = useCallback((element: HTMLTextAreaElement | null) => {
    area.current = element
    focus(element)
  }, [])
  const language = languageOf(wording)
  const { name, product } = text
  const hasLines = product.includes('\n')
  const length = translate('own_texts.length', { count: [...draft].length, most: mostCharacters(product) })
  return (
    <>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {translate('pages.standard_text')} · <code>{name}</code>
        </Typography>
        <Typography lang={language} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {product}
        </Typography>
      </Box>
      <TextField
        id={id}
        fullWidth
        multiline
        minRows={hasLines ? 6 : 2}
        maxRows={14}
        label={translate('pages.own_text')}
        value={draft}
        error={fault !== undefined}
        helperText={fault ?? length}
        inputRef={begin}
        onChange={({ target }) => onChange(hasLines ? target.value : target.value.replaceAll(/[\r\n]+/g, ' '))}
        slotProps={{
          htmlInput: { lang: language, 'aria-errormessage': fault && `${id}-helper-text` },
          formHelperText: { role: fault ? 'alert' : undefined, sx: { whiteSpace: 'pre-line' } },
        }}
      />
      <PlaceholderChips
        names={placeholdersOf(product)}
        draft={draft}
        onInsert={(placeholder) => insertText(area.current, placeholder, '')}
      />
      <TextDrawing tenant={tenant} language={language} text={draft} />
    </>
  )
}
