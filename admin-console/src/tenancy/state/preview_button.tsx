import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, Skeleton } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { failureText } from '#console/forms/failure_text.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { CopyButton } from '#console/theme/copy_button.tsx'
import { useTimes } from '#console/translations/use_times.ts'

interface PreviewLink {
  address: string
  ends_at: string
}

/** Makes a link by which a brand that isn't open is seen, to look at it or to send it to somebody. */
export function PreviewButton({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const [isOpen, setIsOpen] = useState(false)
  const [link, setLink] = useState<PreviewLink>()
  const [refusal, setRefusal] = useState('')

  async function make() {
    setIsOpen(true)
    setLink(undefined)
    setRefusal('')
    try {
      const { json } = await httpClient(`/api/tenants/${tenant.id}/preview_links`, { method: 'POST', body: '{}' })
      setLink(json)
    } catch (error) {
      setRefusal(failureText(error))
    }
  }

  return (
    <>
      <Button onClick={() => void make()}>{translate('preview.open')}</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} fullWidth maxWidth="sm" aria-labelledby="preview-title">
        <DialogTitle id="preview-title">{translate('preview.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {refusal !== '' && <Alert severity="error">{translate(refusal)}</Alert>}
          {link ? (
            <>
              <Box>{translate('preview.text', { moment: moment(link.ends_at) })}</Box>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                <Link href={link.address} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
                  {link.address}
                </Link>
                <CopyButton text={link.address}>{translate('preview.copy')}</CopyButton>
              </Box>
            </>
          ) : (
            refusal === '' && <Skeleton variant="rounded" height={72} />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setIsOpen(false)}>
            {translate('ra.action.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
