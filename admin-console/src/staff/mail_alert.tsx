import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'

interface Props {
  mailed: boolean
  email: string
}

/** Stays, unlike a notification: without the email nobody gets in. */
export function MailAlert({ mailed, email }: Props) {
  const translate = useTranslate()
  return (
    <Alert role="status" variant="outlined" severity={mailed ? 'success' : 'warning'}>
      {translate(mailed ? 'staff.mailed' : 'staff.not_mailed', { email })}
    </Alert>
  )
}
