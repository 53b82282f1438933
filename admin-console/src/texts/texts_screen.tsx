import { Box, Paper, Typography } from '@mui/material'
import type { WrittenWording } from '@manyhearts/locales/own_texts'
import { useTranslate } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { sectionAddress } from '#console/tenancy/tenant_sections.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { TextList } from '#console/texts/text_list.tsx'
import { useOwnTexts } from '#console/texts/use_own_texts.ts'
import { WordingField } from '#console/texts/wording_field.tsx'
import { WordingNote } from '#console/texts/wording_note.tsx'
import { firstWording } from '#console/texts/wordings.ts'
import { Failed } from '#console/theme/failed.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

/** Everything the site and its mails say, in a language, with what the brand says otherwise. */
export default function TextsScreen({ tenant }: { tenant: WholeTenant }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { wording: asked } = useParams()
  const wording = (asked ?? firstWording(tenant)) as WrittenWording
  const { data, error, refetch } = useOwnTexts(tenant.id, wording)
  const root = sectionAddress(tenant.id, 'texts')
  const choose = (chosen: WrittenWording) => navigate(`${root}/${chosen}`, { replace: true })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 960 }}>
      <ScreenTitle>{`${translate('tenants.texts')} · ${tenant.name}`}</ScreenTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography sx={{ flex: '1 1 320px', color: 'text.secondary' }}>{translate('own_texts.about')}</Typography>
        {data && <WordingField wordings={data.wordings} value={wording} onChange={choose} />}
      </Box>
      <WordingNote tenant={tenant} wording={wording} />
      {data && <TextList key={wording} tenant={tenant} wording={wording} texts={data.texts} />}
      {!data &&
        (error ? (
          <Paper>
            <Failed error={error} onRetry={refetch} />
          </Paper>
        ) : (
          <Waiting />
        ))}
    </Box>
  )
}
