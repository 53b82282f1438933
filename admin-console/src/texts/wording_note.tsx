import { Alert } from '@mui/material'
import { FORMAL_LANGUAGES } from '@manyhearts/locales/forms_of_address'
import type { WrittenWording } from '@manyhearts/locales/own_texts'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { sectionAddress } from '#console/tenancy/tenant_sections.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { addressesFormally, isFormal, languageOf, wordingName } from '#console/texts/wordings.ts'

interface Props {
  tenant: WholeTenant
  wording: WrittenWording
}

/** Says when the brand addresses its readers in the other form, so that what is written here isn't read, or not all of it. */
export function WordingNote({ tenant, wording }: Props) {
  const translate = useTranslate()
  const formal = addressesFormally(tenant)
  const language = languageOf(wording)
  const other: WrittenWording = formal ? `${language}-formal` : language
  if (isFormal(wording) === formal || !FORMAL_LANGUAGES.includes(language)) return null
  const name = wordingName(other, translate('forms_of_address.formal'))
  return (
    <Alert severity="info" variant="outlined" sx={{ bgcolor: 'background.paper' }}>
      {translate(formal ? 'own_texts.brand_is_formal' : 'own_texts.brand_is_informal')}{' '}
      <Link to={`${sectionAddress(tenant.id, 'texts')}/${other}`} replace>
        {name}
      </Link>
    </Alert>
  )
}
