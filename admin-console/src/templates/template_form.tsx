import { MenuItem, TextField } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { EditConflict } from '#console/forms/edit_conflict.tsx'
import { fieldDifferences } from '#console/forms/field_differences.ts'
import { LanguageField } from '#console/forms/language_field.tsx'
import { RowForm } from '#console/forms/row_form.tsx'
import { useCalls } from '#console/forms/use_calls.ts'
import { useDraftOf } from '#console/forms/use_draft_of.ts'
import { type AnswerTemplate, PLACEHOLDERS, type Purpose, PURPOSES } from '#console/templates/answer_template.ts'
import { defaultLanguage, type WholeTenant } from '#console/tenancy/tenant.ts'

interface Props {
  tenant: WholeTenant
  /** Undefined for a new one. */
  template: AnswerTemplate | undefined
}

/** A text that staff insert where they answer, and where it is offered. */
export function TemplateForm({ tenant, template }: Props) {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const { isBusy, faults, call } = useCalls(`/api/tenants/${tenant.id}/answer_templates`)
  const { draft, setDraft, isChanged, base, conflict } = useDraftOf(template, (row) => draftOf(tenant, row))
  const fieldName = (name: string) => translate(`resources.answer_templates.fields.${name}`)

  async function change(id: string) {
    const saved = await call('PUT', `/${id}`, { ...draft, version: base?.version })
    // Where somebody else was faster, theirs is shown beside.
    if (!saved) await queryClient.invalidateQueries({ queryKey: ['answer_templates', id] })
    return saved
  }

  return (
    <RowForm
      title={`${template?.name ?? translate('answer_templates.new')} · ${tenant.name}`}
      resource="answer_templates"
      list={`/tenants/${tenant.id}/show/templates`}
      words="answer_templates"
      isChanged={isChanged}
      isBusy={isBusy}
      onSave={() => (template ? change(template.id) : call('POST', '', draft))}
      onRemove={template && (() => call('DELETE', `/${template.id}`))}
    >
      {conflict && (
        <EditConflict
          differences={fieldDifferences(conflict.theirs, draft, fieldName, (field, value) =>
            field === 'purpose'
              ? translate(`answer_templates.purposes.${value as Purpose}`)
              : field === 'language'
                ? LANGUAGE_NAMES[value as Language]
                : String(value)
          )}
          onTakeTheirs={conflict.takeTheirs}
          onKeepMine={conflict.keepMine}
        />
      )}
      <TextField
        label={fieldName('name')}
        value={draft.name}
        error={'name' in faults}
        helperText={faults['name'] ?? translate('answer_templates.name_hint')}
        onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <TextField
        select
        label={fieldName('purpose')}
        value={draft.purpose}
        onChange={({ target }) => setDraft({ ...draft, purpose: target.value as Purpose })}
      >
        {PURPOSES.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`answer_templates.purposes.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <LanguageField
        label={fieldName('language')}
        value={draft.language}
        onChange={(language) => setDraft({ ...draft, language })}
      />
      <TextField
        multiline
        minRows={6}
        label={fieldName('body')}
        value={draft.body}
        error={'body' in faults}
        helperText={
          faults['body'] ??
          translate('answer_templates.body_hint', {
            names: PLACEHOLDERS[draft.purpose].map((name) => `{${name}}`).join(', '),
          })
        }
        onChange={({ target }) => setDraft({ ...draft, body: target.value })}
        slotProps={{ htmlInput: { maxLength: 4000, lang: draft.language, dir: 'auto' } }}
      />
    </RowForm>
  )
}

function draftOf(tenant: WholeTenant, template?: AnswerTemplate) {
  return {
    name: template?.name ?? '',
    purpose: template?.purpose ?? ('message' as Purpose),
    language: template?.language ?? defaultLanguage(tenant),
    body: template?.body ?? '',
  }
}
