import { TextField } from '@mui/material'
import { GIFT_NAMES, type GiftPicture } from '@manyhearts/locales/gift_names'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { useLocale, useTranslate } from 'react-admin'
import { EditConflict } from '#console/forms/edit_conflict.tsx'
import { fieldDifferences } from '#console/forms/field_differences.ts'
import { languagesOf } from '#console/forms/language_texts.ts'
import { useDraftOf } from '#console/forms/use_draft_of.ts'
import { FieldRow } from '#console/offers/field_row.tsx'
import type { Gift, GiftList } from '#console/offers/gifts/gift.ts'
import { GiftPictures } from '#console/offers/gifts/gift_pictures.tsx'
import { giftsKey } from '#console/offers/gifts/use_gifts.ts'
import { NumberField, numberOf } from '#console/offers/number_field.tsx'
import { FormDialog } from '#console/forms/form_dialog.tsx'
import { useOfferCall } from '#console/offers/use_offer_call.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'

interface Props {
  tenant: WholeTenant
  list: GiftList
  /** Undefined for a new one. */
  edited: Gift | undefined
  onClose(): void
}

const LONGEST_NAME = 40

export function GiftDialog({ tenant, list, edited, onClose }: Props) {
  const translate = useTranslate()
  const language = useLocale() as Language
  const unused = list.pictures.find(({ name }) => !list.gifts.some(({ picture }) => picture === name))
  const { draft, setDraft, isChanged, base, conflict } = useDraftOf(
    // A changed gift is another row, under the same key.
    edited && (list.gifts.find(({ key }) => key === edited.key) ?? edited),
    (gift?: Gift) => ({
      picture: gift?.picture ?? (unused ?? list.pictures[0]!).name,
      names: gift?.names ?? {},
      credits: gift?.credits ? String(gift.credits) : '',
    })
  )
  const languages = languagesOf(tenant, draft.names)
  const nameFields = languages.map((language) => `names.${language}`)
  const { isBusy, faults, refusal, save } = useOfferCall(giftsKey(tenant.id), 'picture', 'credits', ...nameFields)

  const linesOf = ({ picture, credits, names }: typeof draft): Record<string, string> => ({
    picture: GIFT_NAMES[picture as GiftPicture][language],
    credits,
    ...names,
  })
  const nameOf = (line: string) => {
    if (line === 'picture') return translate('offers.gifts.picture')
    if (line === 'credits') return translate('offers.gifts.price')
    return translate('offers.gifts.name_in', { language: LANGUAGE_NAMES[line as Language] })
  }

  async function send() {
    const gift = { picture: draft.picture, names: draft.names, credits: numberOf(draft.credits) }
    const root = `/api/tenants/${tenant.id}/gifts`
    const said = 'offers.gifts.saved'
    const isDone = base
      ? await save({ method: 'PUT', path: `${root}/${base.id}`, body: { ...gift, version: base.version }, said })
      : await save({ method: 'POST', path: root, body: gift, said })
    if (isDone) onClose()
  }

  return (
    <FormDialog
      title={translate(edited ? 'offers.gifts.edit' : 'offers.gifts.new')}
      {...(edited && { about: translate('offers.gifts.replaces') })}
      refusal={conflict ? '' : refusal}
      isBusy={isBusy}
      isChanged={!edited || isChanged}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {conflict && (
        <EditConflict
          differences={fieldDifferences(linesOf(conflict.theirs), linesOf(draft), nameOf)}
          onTakeTheirs={conflict.takeTheirs}
          onKeepMine={conflict.keepMine}
        />
      )}
      <GiftPictures list={list} value={draft.picture} onChange={(picture) => setDraft({ ...draft, picture })} />
      <FieldRow>
        {languages.map((language) => {
          const fault = faults[`names.${language}`]
          const standard = GIFT_NAMES[draft.picture as GiftPicture][language]
          return (
            <TextField
              key={language}
              fullWidth
              label={translate('offers.gifts.name_in', { language: LANGUAGE_NAMES[language] })}
              placeholder={standard}
              value={draft.names[language] ?? ''}
              error={fault !== undefined}
              helperText={fault}
              onChange={({ target }) => setDraft({ ...draft, names: { ...draft.names, [language]: target.value } })}
              slotProps={{ htmlInput: { lang: language, maxLength: LONGEST_NAME }, inputLabel: { shrink: true } }}
            />
          )
        })}
        <NumberField
          label={translate('offers.gifts.price')}
          value={draft.credits}
          fault={faults.credits}
          helperText={translate('offers.gifts.price_hint', { smart_count: list.standard_price })}
          onChange={(credits) => setDraft({ ...draft, credits })}
        />
      </FieldRow>
    </FormDialog>
  )
}
