import 'i18next'
import type chatChats from '@manyhearts/locales/en/chat/chats.json'
import type chatConversation from '@manyhearts/locales/en/chat/conversation.json'
import type chatEmoji from '@manyhearts/locales/en/chat/emoji.json'
import type chatHeld from '@manyhearts/locales/en/chat/held.json'
import type chatIcebreakers from '@manyhearts/locales/en/chat/icebreakers.json'
import type chatGifts from '@manyhearts/locales/en/chat/gifts.json'
import type chatPhotos from '@manyhearts/locales/en/chat/photos.json'
import type creditsActivity from '@manyhearts/locales/en/credits/activity.json'
import type creditsDirectDebit from '@manyhearts/locales/en/credits/direct_debit.json'
import type creditsLimits from '@manyhearts/locales/en/credits/limits.json'
import type creditsPackages from '@manyhearts/locales/en/credits/packages.json'
import type creditsPayment from '@manyhearts/locales/en/credits/payment.json'
import type creditsPremium from '@manyhearts/locales/en/credits/premium.json'
import type creditsPricing from '@manyhearts/locales/en/credits/pricing.json'
import type creditsWithdraw from '@manyhearts/locales/en/credits/withdraw.json'
import type discoveryGames from '@manyhearts/locales/en/discovery/games.json'
import type discoveryLikes from '@manyhearts/locales/en/discovery/likes.json'
import type discoverySearch from '@manyhearts/locales/en/discovery/search.json'
import type discoverySearchAlerts from '@manyhearts/locales/en/discovery/search_alerts.json'
import type errorsFields from '@manyhearts/locales/en/errors/fields.json'
import type errorsPhotos from '@manyhearts/locales/en/errors/photos.json'
import type errorsRefusals from '@manyhearts/locales/en/errors/refusals.json'
import type identityAccount from '@manyhearts/locales/en/identity/account.json'
import type identityActivation from '@manyhearts/locales/en/identity/activation.json'
import type identityAgeCheck from '@manyhearts/locales/en/identity/age_check.json'
import type identityConsents from '@manyhearts/locales/en/identity/consents.json'
import type identityDataExport from '@manyhearts/locales/en/identity/data_export.json'
import type identityDeletion from '@manyhearts/locales/en/identity/deletion.json'
import type identityLogIn from '@manyhearts/locales/en/identity/log_in.json'
import type identityPrivacyRequest from '@manyhearts/locales/en/identity/privacy_request.json'
import type identityShutOut from '@manyhearts/locales/en/identity/shut_out.json'
import type identitySignUp from '@manyhearts/locales/en/identity/sign_up.json'
import type landersFirstStep from '@manyhearts/locales/en/landers/first_step.json'
import type landersLanders from '@manyhearts/locales/en/landers/landers.json'
import type landersLandings from '@manyhearts/locales/en/landers/landings.json'
import type membersFields from '@manyhearts/locales/en/members/fields.json'
import type membersOwnProfile from '@manyhearts/locales/en/members/own_profile.json'
import type membersPhotos from '@manyhearts/locales/en/members/photos.json'
import type membersProfile from '@manyhearts/locales/en/members/profile.json'
import type membersUnseen from '@manyhearts/locales/en/members/unseen.json'
import type membersPhotoCheck from '@manyhearts/locales/en/members/photo_check.json'
import type noticesAccountMails from '@manyhearts/locales/en/notices/account_mails.json'
import type noticesAddressMails from '@manyhearts/locales/en/notices/address_mails.json'
import type noticesDataExport from '@manyhearts/locales/en/notices/data_export.json'
import type noticesDeletionMails from '@manyhearts/locales/en/notices/deletion_mails.json'
import type noticesMails from '@manyhearts/locales/en/notices/mails.json'
import type noticesNewsMails from '@manyhearts/locales/en/notices/news_mails.json'
import type noticesNotifications from '@manyhearts/locales/en/notices/notifications.json'
import type noticesPrivacyMails from '@manyhearts/locales/en/notices/privacy_mails.json'
import type noticesPush from '@manyhearts/locales/en/notices/push.json'
import type noticesReportMails from '@manyhearts/locales/en/notices/report_mails.json'
import type noticesVerificationMails from '@manyhearts/locales/en/notices/verification_mails.json'
import type reachFrontPage from '@manyhearts/locales/en/reach/front_page.json'
import type reachLanguages from '@manyhearts/locales/en/reach/languages.json'
import type reachStaticPages from '@manyhearts/locales/en/reach/static_pages.json'
import type safetyCase from '@manyhearts/locales/en/safety/case.json'
import type safetyComplaints from '@manyhearts/locales/en/safety/complaints.json'
import type safetyDisclosure from '@manyhearts/locales/en/safety/disclosure.json'
import type safetyReports from '@manyhearts/locales/en/safety/reports.json'
import type siteActivation from '@manyhearts/locales/en/site/activation.json'
import type siteBanners from '@manyhearts/locales/en/site/banners.json'
import type siteCommon from '@manyhearts/locales/en/site/common.json'
import type siteEntryWarning from '@manyhearts/locales/en/site/entry_warning.json'
import type siteErrors from '@manyhearts/locales/en/site/errors.json'
import type siteNavigation from '@manyhearts/locales/en/site/navigation.json'
import type sitePremium from '@manyhearts/locales/en/site/premium.json'
import type siteSpending from '@manyhearts/locales/en/site/spending.json'

/** The English texts define which keys exist. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site'
    resources: {
      chat: typeof chatChats &
        typeof chatConversation &
        typeof chatEmoji &
        typeof chatGifts &
        typeof chatHeld &
        typeof chatIcebreakers &
        typeof chatPhotos
      credits: typeof creditsActivity &
        typeof creditsDirectDebit &
        typeof creditsLimits &
        typeof creditsPackages &
        typeof creditsPayment &
        typeof creditsPremium &
        typeof creditsPricing &
        typeof creditsWithdraw
      discovery: typeof discoveryGames & typeof discoveryLikes & typeof discoverySearch & typeof discoverySearchAlerts
      errors: typeof errorsFields & typeof errorsPhotos & typeof errorsRefusals
      identity: typeof identityAccount &
        typeof identityActivation &
        typeof identityAgeCheck &
        typeof identityConsents &
        typeof identityDataExport &
        typeof identityDeletion &
        typeof identityLogIn &
        typeof identityPrivacyRequest &
        typeof identityShutOut &
        typeof identitySignUp
      landers: typeof landersFirstStep & typeof landersLanders & typeof landersLandings
      members: typeof membersFields &
        typeof membersOwnProfile &
        typeof membersPhotos &
        typeof membersProfile &
        typeof membersUnseen &
        typeof membersPhotoCheck
      notices: typeof noticesAccountMails &
        typeof noticesAddressMails &
        typeof noticesDataExport &
        typeof noticesDeletionMails &
        typeof noticesMails &
        typeof noticesNewsMails &
        typeof noticesNotifications &
        typeof noticesPrivacyMails &
        typeof noticesPush &
        typeof noticesReportMails &
        typeof noticesVerificationMails
      reach: typeof reachFrontPage & typeof reachLanguages & typeof reachStaticPages
      safety: typeof safetyCase & typeof safetyComplaints & typeof safetyDisclosure & typeof safetyReports
      site: typeof siteActivation &
        typeof siteBanners &
        typeof siteCommon &
        typeof siteEntryWarning &
        typeof siteErrors &
        typeof siteNavigation &
        typeof sitePremium &
        typeof siteSpending
    }
  }
}
