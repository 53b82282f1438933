import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Evidence, WholeComplaint } from '#console/complaints/complaint.ts'
import { EvidencePhoto } from '#console/complaints/evidence_photo.tsx'
import { EvidenceTalk } from '#console/complaints/evidence_talk.tsx'
import { httpClient } from '#console/data/http_client.ts'
import { Failed } from '#console/theme/failed.tsx'
import { Section } from '#console/theme/section.tsx'
import { Waiting } from '#console/theme/waiting.tsx'
import { WrittenText } from '#console/theme/written_text.tsx'

/** What was there when it was reported; asked for by a button, as looking is recorded. */
export function EvidenceSection({ complaint }: { complaint: WholeComplaint }) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section
      title={translate('complaints.evidence.title')}
      text={translate('complaints.evidence.text')}
      action={
        !isOpen && (
          <Button variant="outlined" onClick={() => setIsOpen(true)}>
            {translate('complaints.evidence.show')}
          </Button>
        )
      }
    >
      {isOpen && <Shown complaint={complaint} />}
    </Section>
  )
}

function Shown({ complaint }: { complaint: WholeComplaint }) {
  const translate = useTranslate()
  const root = `/api/tenants/${complaint.tenant_id}/complaints/${complaint.id}`
  const { data, error, refetch } = useQuery({
    queryKey: ['complaint_evidence', complaint.id],
    queryFn: async ({ signal }): Promise<Evidence> => (await httpClient(`${root}/evidence`, { signal })).json,
    gcTime: 0,
  })
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  if (!data.taken_at) return <Typography>{translate('complaints.evidence.nothing')}</Typography>
  const { profile, photos, messages, covered: isCovered } = data
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      {profile && (
        <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {profile.name}, {profile.age}
          </Typography>
          {profile.about_me && <WrittenText>{profile.about_me}</WrittenText>}
        </Box>
      )}
      {photos.length > 0 && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {isCovered && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('complaints.evidence.covered')}
            </Typography>
          )}
          <Box
            component="ul"
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
            }}
          >
            {photos.map((photo, at) => (
              <EvidencePhoto
                key={photo.id}
                root={`${root}/photos/${photo.id}`}
                tenantId={complaint.tenant_id}
                name={translate('complaints.evidence.photo', { number: at + 1 })}
                isCovered={isCovered}
              />
            ))}
          </Box>
        </Box>
      )}
      {messages.length > 0 && <EvidenceTalk evidence={data} />}
    </Box>
  )
}
