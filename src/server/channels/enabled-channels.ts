/** Channels to tools of the team, each with the variable that enables it. */
export const CHANNEL_SETTINGS = {
  webhook: 'LEADS_WEBHOOK_URL',
  hubspot: 'HUBSPOT_TOKEN',
  brevo: 'BREVO_API_KEY',
  slack: 'SLACK_WEBHOOK_URL',
} as const;

export type ChannelName = keyof typeof CHANNEL_SETTINGS;

const ALL_CHANNELS = Object.keys(CHANNEL_SETTINGS) as ChannelName[]; // the keys of the record

export type ChannelSettings = Readonly<
  Partial<Record<(typeof CHANNEL_SETTINGS)[ChannelName], string | undefined>> & {
    readonly BREVO_NEWSLETTER_LIST_ID?: number | string | undefined;
  }
>;

export function enabledChannels(settings: ChannelSettings): readonly ChannelName[] {
  return ALL_CHANNELS.filter((name) => settings[CHANNEL_SETTINGS[name]] !== undefined);
}

/** Returns the enabled channels to mail services; Brevo only with a list for subscribers. */
export function subscriberChannels(settings: ChannelSettings): readonly ChannelName[] {
  const hasList = settings.BREVO_NEWSLETTER_LIST_ID !== undefined;
  return enabledChannels(settings).filter((name) => name === 'webhook' || (name === 'brevo' && hasList));
}

export function fallbackChannel(settings: ChannelSettings): ChannelName | undefined {
  return enabledChannels(settings).find((name) => name === 'webhook' || name === 'slack');
}
