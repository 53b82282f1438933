import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useOfferCall } from '#console/offers/use_offer_call.ts'

interface Props {
  /** The list that is read anew afterwards. */
  list: string
  /** By which people know the code, or the codes that were made together. */
  name: string
  isStopped: boolean
  /** Of the call that stops or resumes. */
  path: string
  /** What else the call takes, such as the version that was read. */
  sent?: object
  /** Translation keys of what is said afterwards. */
  said: { stop: string; resume: string }
}

/** Stops what members type when they order or sign up, or resumes it: what is done by one press is undone by the next. */
export function StopButton({ list, name, isStopped, path, sent, said }: Props) {
  const translate = useTranslate()
  const { act } = useOfferCall([list])
  const way = isStopped ? 'resume' : 'stop'
  return (
    <Button
      size="small"
      color={isStopped ? 'primary' : 'inherit'}
      aria-label={translate(`offers.codes.${way}_named`, { code: name })}
      sx={{ whiteSpace: 'nowrap' }}
      onClick={() => void act({ method: 'PUT', path, body: { ...sent, stopped: !isStopped }, said: said[way] })}
    >
      {translate(`offers.codes.${way}`)}
    </Button>
  )
}
