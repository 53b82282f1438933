export interface FirstMessage {
  profile_id: string
  body: string
}
