/** The invented demo firm. The number cannot be dialled and `.example` receives no mail. */
export const demoSettings = {
  siteName: 'Zigba Architects',
  siteDescription:
    'Architecture, design and engineering in Addis Ababa since 2008. A demo firm: everything about it is invented.',
  contactEmail: 'office@zigba.example',
  supportPhone: '+251 900 000 000',
  secondPhone: '+251 900 000 001',
  address: 'Example House, 4th floor, Bole Road, Addis Ababa, Ethiopia',
  coordinates: { latitude: 8.9945, longitude: 38.7895 },
  // Nobody's accounts.
  socialLinks: {
    facebook: 'https://www.facebook.com/',
    youtube: 'https://www.youtube.com/',
    telegram: 'https://telegram.org/',
    tiktok: 'https://www.tiktok.com/',
  },
  isDemo: true,
};
