import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useOfferCall } from '#console/offers/use_offer_call.ts'

interface Props {
  /** By which people know the code, or the codes that were made together. */
  name: string
  isStopped: boolean
  /** Of the call that stops or resumes. */
  path: string
  /** What was read, where a newer state is refused. */
  version?: string
  /** Translation keys of what is said afterwards. */
  said: { stop: string; resume: string }
}

/** Stops what members type when they order, or resumes it: what is done by one press is undone by the next. */
export function StopButton({ name, isStopped, path, version, said }: Props) {
  const translate = useTranslate()
  const { act } = useOfferCall(['discount_codes'])
  const way = isStopped ? 'resume' : 'stop'
  return (
    <Button
      size="small"
      color={isStopped ? 'primary' : 'inherit'}
      aria-label={translate(`offers.codes.${way}_named`, { code: name })}
      sx={{ whiteSpace: 'nowrap' }}
      onClick={() => void act({ method: 'PUT', path, body: { stopped: !isStopped, version }, said: said[way] })}
    >
      {translate(`offers.codes.${way}`)}
    </Button>
  )
}
