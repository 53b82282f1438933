import { Box, Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { HttpError, useCanAccess, useTranslate } from 'react-admin'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'

interface Props {
  /** Path of the photo. */
  root: string
  tenantId: string
  name: string
  isCovered: boolean
}

/** A photo of the evidence; one that is covered is unblurred alone, for a reason. */
export function EvidencePhoto({ root, tenantId, name, isCovered }: Props) {
  const translate = useTranslate()
  const { canAccess: opens } = useCanAccess({
    resource: 'complaint_photo_openings',
    action: 'store',
    record: { id: tenantId },
  })
  const [isAsking, setIsAsking] = useState(false)
  const [clear, setClear] = useState<string>()
  useEffect(() => () => void (clear && URL.revokeObjectURL(clear)), [clear])

  async function open(reason: string) {
    const answer = await fetch(`${root}/opening`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'manyhearts' },
      body: JSON.stringify({ reason }),
    })
    if (!answer.ok) throw new HttpError(answer.statusText, answer.status, await answer.json())
    setClear(URL.createObjectURL(await answer.blob()))
    setIsAsking(false)
  }

  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, justifyItems: 'start', alignContent: 'start' }}>
      <Box
        component="img"
        src={clear ?? root}
        alt={name}
        loading="lazy"
        sx={{ width: '100%', aspectRatio: '4 / 5', objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover' }}
      />
      {isCovered && opens && !clear && (
        <Button
          size="small"
          onClick={() => setIsAsking(true)}
          aria-label={`${translate('complaints.evidence.uncover')}: ${name}`}
        >
          {translate('complaints.evidence.uncover')}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={translate('complaints.evidence.uncover_title')}
          text={translate('complaints.evidence.uncover_text')}
          submit={translate('complaints.evidence.uncover')}
          onSubmit={open}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Box>
  )
}
