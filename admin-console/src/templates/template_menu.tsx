import { Button, Popover } from '@mui/material'
import { type ReactNode, type Ref, type RefObject, useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import { insertText } from '#console/forms/insert_text.ts'
import { type AnswerTemplate, filledIn, type Purpose, type Values } from '#console/templates/answer_template.ts'
import { TemplateChoice } from '#console/templates/template_choice.tsx'

export interface TemplatesOf {
  tenantId: string
  purpose: Purpose
  /** Of who reads it. */
  language: string
  /** The brand's own, where there is none in that. */
  fallback: string
  values: Values
}

interface Props extends TemplatesOf {
  /** Where a template goes, at the cursor. */
  area: RefObject<HTMLTextAreaElement | null>
  button?: Ref<HTMLButtonElement>
  /** A key that presses the button, as `aria-keyshortcuts` names it, and what shows it. */
  keyShortcut?: { name: string; shown: ReactNode }
}

/** Offers what the brand's staff write again and again, for the box beside it; what is inserted can be changed like anything typed. */
export function TemplateMenu({ area, values, button, keyShortcut, ...offered }: Props) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [chosen, setChosen] = useState<AnswerTemplate>()
  const { canAccess: sees } = useCanAccess({
    resource: 'answer_templates',
    action: 'list',
    record: { id: offered.tenantId },
  })
  if (!sees) return null
  const close = () => setAnchor(undefined)

  /** The open menu keeps the focus, so the text goes into the box after it. */
  function insert() {
    if (chosen) insertText(area.current, filledIn(chosen.body, values), '')
    setChosen(undefined)
  }

  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-keyshortcuts={keyShortcut?.name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        sx={{ justifySelf: 'start' }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('answer_templates.insert')}
        {keyShortcut?.shown}
      </Button>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          transition: { onExited: insert },
          paper: {
            role: 'dialog',
            'aria-label': translate('answer_templates.insert'),
            sx: {
              width: 420,
              maxWidth: 'calc(100vw - 32px)',
              maxHeight: 480,
              mt: 0.5,
              display: 'flex',
              flexDirection: 'column',
            },
          },
        }}
      >
        <TemplateChoice
          {...offered}
          onChoose={(template) => {
            setChosen(template)
            close()
          }}
        />
      </Popover>
    </>
  )
}
